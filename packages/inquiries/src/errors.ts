/** The file of the outbox has left its place: what is kept in it would be lost, since no start looks for it elsewhere. */
export class MovedError extends Error {
  override name = 'MovedError'
  constructor() {
    super('The outbox has been moved or deleted. Restore its folder, or restart the site with an empty outbox.')
  }
}

/** The token stands for an inquiry with other content, which was kept; this one is not. */
export class OtherContentError extends Error {
  override name = 'OtherContentError'
}

/** The outbox is full. */
export class FullError extends Error {
  override name = 'FullError'
  /** After how long there may be room again, in ms. */
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super('The outbox is full')
    this.retryAfter = retryAfter
  }
}

/** The outbox was too slow: whether the inquiry is kept will turn out later. Sent again with the same token it counts once. */
export class UnknownError extends Error {
  override name = 'UnknownError'
}
