import { fileURLToPath } from 'node:url'
import { embeddedForm } from '@brand/blocks/contracts'
import { address, readBy, text } from '@brand/host'
import { isMailUrl, readMailUrl } from '@brand/inquiries'
import { z } from 'zod'

export const besideServer = (name: string) => text.default(fileURLToPath(new URL(`../../${name}`, import.meta.url)))

/** A mailbox is read once, to see that nothing is missing. */
export const mailbox = address(/^smtps?$/, 'smtp://user:password@mail.example.com?to=ops@example.com').pipe(
  readBy((url) => {
    readMailUrl(url)
    return url
  }),
)

/** The address of the inquiry service, which requests are sent to: none can be sent to one with a password. */
export const inquiryUrl = address(/^(?:https?|smtps?)$/, 'https://inquiries.example.com/ or smtp://...').pipe(
  readBy((url) => {
    const { username, password } = new URL(url)
    if (isMailUrl(url)) readMailUrl(url)
    else if (username || password)
      throw new Error('an http URL must not contain a user or password. Sign deliveries with INQUIRY_SECRET instead')
    return url
  }),
)

const formNames = embeddedForm.fields.form.options
export const forms = readBy((json) => JSON.parse(json) as unknown).pipe(
  z.partialRecord(
    z.enum(formNames),
    z.url({
      protocol: /^https$/,
      normalize: true,
      error: ({ path }) => `: the address of "${path?.join()}" must begin with https://.`,
    }),
    ` must be like {"visit-us":"https://forms.example.com/visit"}. Forms: ${formNames.join(', ')}.`,
  ),
)
