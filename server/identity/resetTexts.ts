import { PASSWORD_TEXTS, type PasswordFault } from '#domain/users/passwordRule';

export type ResetLanguage = 'en' | 'es';

interface ResetTexts {
  subject: string;
  greeting: string;
  intro: string;
  button: string;
  ignore: string;
  title: string;
  password: string;
  confirm: string;
  rule: string;
  save: string;
  done: string;
  toApp: string;
  invalid: string;
  faults: Readonly<Record<PasswordFault, string>>;
}

/** The reset mail and page. English where the browser asks for neither. */
export const RESET_TEXTS: Readonly<Record<ResetLanguage, ResetTexts>> = {
  en: {
    subject: 'Reset your Trowel password',
    greeting: 'Hello',
    intro: 'Someone asked for a new password for your Trowel account. Open this link within one hour to choose one:',
    button: 'Choose a new password',
    ignore: 'If it was not you, ignore this mail: your password stays as it is.',
    title: 'Choose a new password',
    password: 'New password',
    confirm: 'Repeat the new password',
    rule: 'At least 8 characters with a letter, a digit and one of @ $ ! % * # ? &',
    save: 'Save password',
    done: 'Your password has been changed.',
    toApp: 'Go to login',
    invalid: 'This link is no longer valid. Ask for a new one on the login page.',
    faults: PASSWORD_TEXTS,
  },
  es: {
    subject: 'Restablezca su contraseña de Trowel',
    greeting: 'Hola',
    intro:
      'Alguien pidió una contraseña nueva para su cuenta de Trowel. Abra este enlace dentro de una hora para elegirla:',
    button: 'Elegir una contraseña nueva',
    ignore: 'Si no fue usted, ignore este correo: su contraseña sigue igual.',
    title: 'Elija una contraseña nueva',
    password: 'Contraseña nueva',
    confirm: 'Repita la contraseña nueva',
    rule: 'Al menos 8 caracteres con una letra, un número y uno de @ $ ! % * # ? &',
    save: 'Guardar contraseña',
    done: 'Su contraseña ha sido cambiada.',
    toApp: 'Ir al inicio de sesión',
    invalid: 'Este enlace ya no es válido. Pida uno nuevo en la página de inicio de sesión.',
    faults: {
      missing: 'La contraseña es obligatoria',
      weak: 'La contraseña debe tener 8 caracteres con 1 letra, 1 número y 1 carácter especial',
      unconfirmed: 'Confirme su contraseña',
      different: 'Las contraseñas no coinciden',
    },
  },
};

/** The language that a browser asks for first, of the two there are. */
export const languageOf = (acceptLanguage: string | undefined): ResetLanguage =>
  /^\s*es\b/i.test(acceptLanguage ?? '') ? 'es' : 'en';
