import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './SpotlightLead.css.ts'

export interface SpotlightLeadProps extends RootProps {
  /** While the light is off. */
  dark: string
  /** While the light is on. */
  lit: string
}

/** A sentence beside a `SpotlightScene` that changes with its light. For the `lead` of `NotFound`. */
export const SpotlightLead = ({ dark, lit, ...rest }: SpotlightLeadProps) => (
  <output {...rootProps(rest)} data-part="spotlight-lead">
    <span className={css.whileDark} data-part="spotlight-lead-dark">
      {dark}
    </span>
    <span className={css.whileLit} data-part="spotlight-lead-lit">
      {lit}
    </span>
  </output>
)
