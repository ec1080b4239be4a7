/** One of our own drawings, from its SVG source. */
export const Svg = ({ code }: { code: string }) => <span className="drawing" dangerouslySetInnerHTML={{ __html: code }} />
