export { DealerPage, type DealerPageProps } from './DealerPage.tsx'
export type { DealerPageMessages } from './DealerPage.messages.ts'
export type { Dealer } from './dealers.ts'
