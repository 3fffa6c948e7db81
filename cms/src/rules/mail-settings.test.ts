import { describe, expect, test } from 'vitest'
import { mailSettings, type MailVariables } from './mail-settings'

const WHOLE: MailVariables = {
  smtpUrl: 'smtps://guia:secreta@smtp.goya.example:465',
  from: 'guia@goya.example',
  to: 'ana@goya.example, beto@goya.example',
}

const settingsWith = (other: Partial<MailVariables>) => mailSettings({ ...WHOLE, ...other })

describe('the settings of e-mail', () => {
  test('name a server, who writes, and everybody who is told', () => {
    const settings = settingsWith({})
    expect(settings?.server).toEqual({
      host: 'smtp.goya.example',
      port: 465,
      secure: true,
      requireTLS: true,
      auth: { user: 'guia', pass: 'secreta' },
    })
    expect(settings?.to).toEqual(['ana@goya.example', 'beto@goya.example'])
  })

  test.each([
    ['smtp://smtp.goya.example', 'smtp.goya.example', 0, true],
    ['smtp://127.0.0.1:2525', '127.0.0.1', 2525, false],
    ['smtp://[::1]:2525', '::1', 2525, false],
    ['smtp://127.0.0.1.goya.example:25', '127.0.0.1.goya.example', 25, true],
  ])('%s is reached at %s:%i; only this very machine without encryption', (...expected) => {
    const [smtpUrl, host, port, requireTLS] = expected
    const server = settingsWith({ smtpUrl })?.server
    expect(server).toEqual({ host, port, secure: false, requireTLS })
  })

  test.each(['', ' '])('«%s» is nobody, whatever the others say', (to) => {
    expect(settingsWith({ to, smtpUrl: '' })).toBeNull()
  })

  test.each([
    ['LEAD_MAIL_TO', { to: 'ana@goya.example, beto' }],
    ['LEAD_MAIL_TO', { to: 'ana@goya.example,' }],
    ['LEAD_MAIL_TO', { to: 'ana@goya.example\r\nBcc: x@y.example' }],
    ['LEAD_MAIL_FROM', { from: '' }],
    ['LEAD_MAIL_FROM', { from: 'Guía <guia@goya.example>' }],
    ['SMTP_URL', { smtpUrl: '' }],
    ['SMTP_URL', { smtpUrl: 'https://guia:secreta@smtp.goya.example' }],
    ['SMTP_URL', { smtpUrl: 'smtp://guia:secreta%zz@smtp.goya.example' }],
    ['SMTP_URL', { smtpUrl: 'guia:secreta@smtp.goya.example' }],
  ])('%s is named when it is wrong (%o), and no password repeated', (name, wrong) => {
    const read = () => settingsWith(wrong)
    expect(read).toThrow(new RegExp(`porque ${name} no sirve`))
    expect(read).not.toThrow(/secreta/)
  })
})
