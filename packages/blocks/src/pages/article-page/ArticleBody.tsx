import type { ReactNode } from 'react'
import * as css from './ArticleBody.css.ts'

/** The blocks of an article, each in its `BlockSection`. A text at its beginning has a first paragraph in larger letters. */
export const ArticleBody = ({ children }: { children: ReactNode }) => (
  <div className={css.body} data-part="article-body">
    {children}
  </div>
)
