import { useState } from 'react'
import './TokenName.css'

/** The custom property of a token as a button that copies it; `name` is without `--b-`. */
export function TokenName({ name }: { name: string }) {
  const [status, setStatus] = useState('')
  const property = `--b-${name}`
  const copy = () =>
    void navigator.clipboard.writeText(property).then(
      () => setStatus('Copied'),
      () => setStatus('Not copied'),
    )
  return (
    <span className="token-name">
      <button type="button" aria-label={`Copy ${property}`} onClick={copy}>
        <code>{property}</code>
      </button>{' '}
      <output>{status}</output>
    </span>
  )
}
