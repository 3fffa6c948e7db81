import { Navigate } from 'react-router-dom'

/**
 * The content manager once more: the phone's menu leaves every link to `content-manager` out, and
 * staff look for it there.
 */
export const ContentLink = () => <Navigate to="/content-manager" replace />
