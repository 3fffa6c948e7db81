import { LEAD_FORM } from '../../cms/src/rules/lead-form.ts'
import { needSecrets } from './settings/cms-env.ts'
import { readSettings, type Settings } from './settings/settings.ts'
import type { CommandPlace } from './setup/run-command.mjs'
import { ToldError } from './setup/told-error.mjs'

const USAGE = 'Uso: npm run leads:forget -- CORREO_O_TELÉFONO'

/** What the form takes of nobody would be answered with «nobody has it», mistyped as it is. */
function checkWho(who: string): void {
  const { email, telefono } = LEAD_FORM
  if ([email, telefono].some(({ isComplete }) => isComplete?.(who.trim()))) return
  throw new ToldError(
    `«${who}» no es un correo ni un teléfono de 6 cifras o más: no se borró nada. ${USAGE}`,
  )
}

function describe(forgotten: number): string {
  if (forgotten === 0)
    return 'Ningún interesado tiene ese correo ni ese teléfono: no se borró nada.'
  const gone = forgotten === 1 ? 'Se borró 1 interesado' : `Se borraron ${forgotten} interesados`
  return (
    `${gone}. Lo que se borró sigue en las copias de seguridad hechas hasta ahora, hasta que se ` +
    'borren, y en los correos y la planilla adonde se avisó.'
  )
}

/** Erases the leads of a person in the running panel. Throws a ToldError when that did not happen. */
async function forget(settings: Settings, who: string): Promise<number> {
  const { cmsUrl } = settings
  const { SNAPSHOT_TOKEN: token } = needSecrets(settings, ['SNAPSHOT_TOKEN'])
  const answer = await fetch(`${cmsUrl}/api/leads/forget`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ who }),
  }).catch((error: unknown) => {
    throw new ToldError(
      `El panel no responde en ${cmsUrl} (${(error as Error).message}): no se borró nada.`,
    )
  })
  if (answer.status === 403) {
    throw new ToldError('El panel no acepta la clave de esta instalación (SNAPSHOT_TOKEN).')
  }
  if (!answer.ok) throw new ToldError(`El panel respondió con el error ${answer.status}.`)
  const { forgotten } = (await answer.json()) as { forgotten: number }
  return forgotten
}

/** `npm run leads:forget -- WHO`: erases what somebody left in the contact form, when they ask for it. */
export async function forgetCommand({ args, env, root, say }: CommandPlace): Promise<void> {
  const [who, ...others] = args
  if (!who || who.startsWith('-') || others.length > 0) throw new ToldError(USAGE)
  checkWho(who)
  say(describe(await forget(readSettings(env, root), who)))
}
