/** Attributes of HTML that components do not pass on, though developers may expect it. */
const dropped = /^(?:on(?:Click|Focus|Blur|Key|Mouse|Pointer|Touch|Drag)\w*|role|tabIndex|hidden|inert|dir)$/
const warned = new Set<string>()

/** Warns once for each attribute that reaches no element; for development. */
export function warnDropped(props: object): void {
  for (const [name, value] of Object.entries(props))
    if (value !== undefined && dropped.test(name) && !warned.has(name)) {
      warned.add(name)
      console.warn(`${name} has no effect: set it on an element around the component.`)
    }
}
