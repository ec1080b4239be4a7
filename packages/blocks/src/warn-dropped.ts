/** Attributes of HTML that a newcomer would expect an element to take. */
const attributes = /^(?:on(?:Click|Focus|Blur|Key|Mouse|Pointer|Touch|Drag)\w*|role|tabIndex|hidden|inert|dir)$/
const warned = new Set<string>()

/** For development: says once for each attribute that components do not hand it on. */
export function warnDropped(props: object): void {
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || warned.has(name) || !attributes.test(name)) continue
    warned.add(name)
    console.warn(
      `${name} reaches no element. Components hand on id, className, style, ref, aria-* and data-*; put an element of yours around them for more.`,
    )
  }
}
