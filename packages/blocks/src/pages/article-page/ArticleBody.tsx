import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './ArticleBody.css.ts'

export interface ArticleBodyProps extends RootProps {
  /** The blocks. */
  children: ReactNode
}

/** The blocks of an article, each in its `BlockSection`. A text at its beginning has a first paragraph in larger letters. */
export const ArticleBody = ({ children, ...rest }: ArticleBodyProps) => (
  <div {...rootProps(rest, css.body)} data-part="article-body">
    {children}
  </div>
)
