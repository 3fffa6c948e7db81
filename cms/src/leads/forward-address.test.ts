import { describe, expect, test } from 'vitest'
import { forwardAddress, redirectAddress } from './forward-address'

const GOOGLE = new URL('https://script.google.com/macros/s/abc/exec')
const OWN = new URL('https://planilla.example/leads')

describe('the address of the script', () => {
  test('nothing set is no script', () => {
    expect(forwardAddress('')).toBeNull()
  })

  test.each([
    'https://script.google.com/macros/s/abc/exec',
    'http://127.0.0.1:8080/leads',
    'http://[::1]:8080/leads',
    'http://localhost/leads',
  ])('%s is one', (address) => {
    expect(forwardAddress(address)?.href).toBe(address)
  })

  test.each([
    'http://planilla.example/leads',
    'http://127.0.0.1.planilla.example/leads',
    'https://ana:secreta@planilla.example/leads',
    'ftp://planilla.example/secreta',
    'planilla.example/secreta',
    ' ',
  ])('«%s» is refused without being repeated', (address) => {
    expect(() => forwardAddress(address)).toThrow(/LEAD_FORWARD_URL no sirve/)
    expect(() => forwardAddress(address)).not.toThrow(/planilla|secreta/)
  })
})

describe('a redirect', () => {
  test.each([
    [GOOGLE, 'https://script.googleusercontent.com/macros/echo?user_content_key=x'],
    [OWN, 'https://planilla.example/gracias'],
    [new URL('http://127.0.0.1:8080/leads'), 'http://127.0.0.1:8080/gracias'],
  ])('of %s to %s is followed', (script, location) => {
    expect(redirectAddress(script, script, location)?.href).toBe(location)
  })

  test('without a host it stays on that of the answer', () => {
    expect(redirectAddress(OWN, OWN, '/gracias')?.href).toBe('https://planilla.example/gracias')
  })

  test.each([
    [GOOGLE, 'http://script.googleusercontent.com/macros/echo'],
    [GOOGLE, 'https://script.googleusercontent.com:8443/macros/echo'],
    [GOOGLE, 'https://script.googleusercontent.com.ajeno.example/macros/echo'],
    [GOOGLE, 'https://accounts.google.com/login'],
    [GOOGLE, 'http://script.google.com/macros/s/abc/exec'],
    [OWN, 'https://script.googleusercontent.com/macros/echo'],
    [OWN, 'https://ajeno.example/leads'],
    [OWN, 'https://planilla.example:8443/leads'],
    [OWN, 'https://ana:clave@planilla.example/leads'],
    [OWN, '//ajeno.example/leads'],
    [OWN, 'https://'],
  ])('of %s to %s is not followed', (script, location) => {
    expect(redirectAddress(script, script, location)).toBeNull()
  })
})
