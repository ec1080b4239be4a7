/** Imported before React, which is several times slower without it. */
process.env.NODE_ENV ??= 'production'
