import type { IncomingMessage } from 'node:http'
import { apiPaths } from '@brand/content'

/** Media type of a form with a file. */
export const uploadType = 'multipart/form-data'

/**
 * Most bytes of a request with a file that are read. Bytes above the limit of a file are discarded: a browser without JavaScript
 * shows no answer before it has sent all.
 * @requirement FORM-49
 */
export const uploadLimit = 20 * 2 ** 20

/** Whether a request is one that may have a file. */
export const isUpload = ({ method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean =>
  method === 'POST' &&
  url?.split('?')[0] === apiPaths.inquiries &&
  headers['content-type']?.split(';')[0]!.trim().toLowerCase() === uploadType
