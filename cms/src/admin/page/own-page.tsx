import type { ComponentProps, ReactNode } from 'react'
import { Layouts, Page } from '@strapi/strapi/admin'

interface OwnPageProps {
  title: string
  subtitle: string
  /** Who may come here; everybody who is signed in when nothing is said. */
  permissions?: ComponentProps<typeof Page.Protect>['permissions']
  children: ReactNode
}

/** A page of the panel that is ours: its name in the tab and above it, and what stands on it. */
export function OwnPage({ title, subtitle, permissions, children }: OwnPageProps) {
  const page = (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={subtitle} />
      <Layouts.Content>{children}</Layouts.Content>
    </Page.Main>
  )
  return permissions ? <Page.Protect permissions={permissions}>{page}</Page.Protect> : page
}
