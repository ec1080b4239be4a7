import { RouterLinks } from '@brand/blocks/router-links'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigate } from 'react-router'

export default function Root() {
  const navigate = useNavigate()
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>consumer-react-router</title>
        <Meta />
        <Links />
      </head>
      <body>
        <RouterLinks navigate={navigate} />
        <main id="main">
          <Outlet />
        </main>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
