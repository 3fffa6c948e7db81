const SHAPES = {
  whatsapp:
    'M12 2a9.9 9.9 0 0 0-8.5 15L2 22l5.2-1.4A9.9 9.9 0 1 0 12 2zm0 1.8a8.1 8.1 0 1 1-4.2 15l-.3-.2-3 .8.8-2.9-.2-.3A8.1 8.1 0 0 1 12 3.8zM8.6 7c-.2 0-.5.1-.8.4-.3.3-1 1-1 2.4s1 2.8 1.2 3c.1.2 2 3.2 5 4.4 2.5 1 3 .8 3.5.7.6 0 1.7-.7 2-1.4.2-.7.2-1.2.1-1.3l-.6-.3-1.9-.9c-.2-.1-.4-.1-.6.2l-.9 1c-.1.2-.3.2-.6.1a6.8 6.8 0 0 1-3.4-3c-.3-.4.2-.4.7-1.4.1-.2 0-.3 0-.5l-.8-2c-.3-.6-.5-.5-.7-.5z',
  instagram:
    'M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2zm0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm5.3-3.6a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z',
  facebook:
    'M13.5 22v-8.2h2.8l.5-3.3h-3.3V8.4c0-1 .4-1.7 1.8-1.7h1.7v-3c-.3 0-1.3-.1-2.5-.1-2.6 0-4.3 1.5-4.3 4.4v2.5H7.3v3.3h2.9V22z',
  x: 'M17.7 3h3.2l-7 8 8.2 10h-6.4l-5-6.1L5 21H1.8l7.5-8.6L1.4 3H8l4.5 5.6zm-1.1 16.1h1.8L7 4.8H5.1z',
  tiktok:
    'M16.5 2c.3 2.5 1.8 4 4.2 4.2v3.1c-1.5.1-2.9-.4-4.2-1.2v6.4a6.3 6.3 0 1 1-5.4-6.2v3.3a3 3 0 1 0 2.1 2.9V2z',
  youtube:
    'M21.6 7.2a2.8 2.8 0 0 0-2-2C17.9 4.8 12 4.8 12 4.8s-5.9 0-7.6.4a2.8 2.8 0 0 0-2 2C2 8.9 2 12 2 12s0 3.1.4 4.8c.3 1 1 1.7 2 2 1.7.4 7.6.4 7.6.4s5.9 0 7.6-.4a2.8 2.8 0 0 0 2-2c.4-1.7.4-4.8.4-4.8s0-3.1-.4-4.8zM10 15.2V8.8l5.3 3.2z',
  linkedin:
    'M4.9 3a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM3.1 8.8h3.6V21H3.1zm6 0h3.4v1.7h.1c.5-.9 1.7-2 3.5-2 3.7 0 4.4 2.4 4.4 5.6V21h-3.6v-6c0-1.5 0-3.3-2-3.3s-2.3 1.5-2.3 3.2V21H9.1z',
} as const

export type NetworkName = keyof typeof SHAPES

export const NETWORK_LABELS: Record<NetworkName, string> = {
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
}

/** The sign of a network beside its name; it says nothing to a screen reader. */
export function NetworkIcon({ name, size = 24 }: { name: NetworkName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={SHAPES[name]} fillRule="evenodd" />
    </svg>
  )
}
