interface Options {
  /** Time without a further call after which `run` is called, in milliseconds. */
  wait: number
  /** Longest time from the first call until `run`, in milliseconds, however many calls follow. */
  maxWait: number
}

/** Calls `run` once after each burst of calls. A pending `run` does not keep the process alive. */
export function debounce(run: () => unknown, { wait, maxWait }: Options) {
  let timer: NodeJS.Timeout | undefined
  let deadline: number | undefined
  return {
    call(): void {
      deadline ??= Date.now() + maxWait
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          deadline = undefined
          run()
        },
        Math.max(0, Math.min(wait, deadline - Date.now())),
      ).unref()
    },
    cancel(): void {
      clearTimeout(timer)
    },
  }
}
