const en = {
  text: 'Prove that it is you before this is done.',
  access_title: 'Is it you?',
  access_text: 'This changes who may sign in or what somebody may do. Prove that it is you before it is done.',
  password: 'Your password',
  code: 'Code of your app, or a recovery code',
  recovery_code: 'Recovery code',
  or_passkey: 'Use a passkey instead of a code',
  sign_in: 'Your company’s account looks after your password. Sign in there again, then continue here.',
  sign_in_again: 'Sign in again',
  recent: 'You have signed in a moment ago: that proves who you are.',
  continue: 'Continue',
  failed: 'This could not be done. Please try again.',
  again: 'Try again',
} as const;

export type ProofMessage = keyof typeof en;

const es: Readonly<Record<ProofMessage, string>> = {
  text: 'Demuestre que es usted antes de hacerlo.',
  access_title: '¿Es usted?',
  access_text:
    'Esto cambia quién puede iniciar sesión o qué puede hacer alguien. Demuestre que es usted antes de hacerlo.',
  password: 'Su contraseña',
  code: 'Código de su aplicación o un código de recuperación',
  recovery_code: 'Código de recuperación',
  or_passkey: 'Usar una llave de acceso en lugar de un código',
  sign_in: 'La cuenta de su empresa se ocupa de su contraseña. Inicie sesión allí de nuevo y continúe aquí.',
  sign_in_again: 'Iniciar sesión de nuevo',
  recent: 'Ha iniciado sesión hace un momento: eso demuestra quién es.',
  continue: 'Continuar',
  failed: 'No se pudo hacer. Inténtelo de nuevo.',
  again: 'Intentar de nuevo',
};

export const proofMessages = { en, es };
