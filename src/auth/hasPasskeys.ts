/** Whether this browser can use passkeys at this address: they are bound to a name, which a bare IP address is not. */
export const hasPasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' &&
  window.isSecureContext &&
  !/^[\d.]+$|^\[/.test(window.location.hostname);
