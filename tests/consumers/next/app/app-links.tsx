'use client'

import './images'
import { RouterLinks } from '@brand/blocks/router-links'
import { useRouter } from 'next/navigation'

export function AppLinks() {
  const router = useRouter()
  return <RouterLinks navigate={router.push} />
}
