import type { ReactNode } from 'react'
import { both, type ResourceState } from '../api/resource.ts'
import type { Professional } from '../catalog/professionals/professional.ts'
import type { Site } from '../catalog/site/site.ts'
import { dataErrorReasons, messages } from '../ui/messages.ts'
import { FailedPage, Loaded } from './loaded.tsx'

interface ProfessionalsLoadedProps {
  site: ResourceState<Site>
  professionals: ResourceState<Professional[]>
  children: (site: Site, professionals: Professional[]) => ReactNode
}

/** A page of professionals: waits for them, and says why when they cannot be loaded. */
export function ProfessionalsLoaded({ site, professionals, children }: ProfessionalsLoadedProps) {
  if (professionals.status === 'error') {
    const reason = dataErrorReasons[professionals.error.kind]
    return <FailedPage text={messages.professionalsFailed(reason)} onRetry={professionals.retry} />
  }
  return (
    <Loaded state={both(site, professionals)}>
      {([loadedSite, loaded]) => children(loadedSite, loaded)}
    </Loaded>
  )
}
