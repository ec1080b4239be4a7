/** One of our own drawings, as a file has it. */
export const Svg = ({ code }: { code: string }) => <span className="drawing" dangerouslySetInnerHTML={{ __html: code }} />
