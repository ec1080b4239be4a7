import { DisplayTitle } from '@brand/blocks/elements'
import { Cell, Grid } from '@brand/blocks/layout'

/** The main heading of a page whose first block is not a page header. */
export function PageTitle({ text }: { text: string }) {
  return (
    <div className="page-title">
      <Grid>
        <Cell>
          <DisplayTitle headingLevel={1} text={text} />
        </Cell>
      </Grid>
    </div>
  )
}
