import * as css from './SpotlightLead.css.ts'

export interface SpotlightLeadProps {
  /** While the light is off. */
  dark: string
  /** While the light is on. */
  lit: string
}

/** A sentence beside a `SpotlightScene` that changes with its light. For the `lead` of `NotFound`. */
export const SpotlightLead = ({ dark, lit }: SpotlightLeadProps) => (
  <output>
    <span className={css.whileDark}>{dark}</span>
    <span className={css.whileLit}>{lit}</span>
  </output>
)
