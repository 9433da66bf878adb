import { PEOPLE_TEXTS } from '#domain/refusals/people';
import { PASSWORD_TEXTS, type PasswordFault } from '#domain/users/passwordRule';
import type { ResetFault } from './resetLinks';

export type ResetLanguage = 'en' | 'es';

interface ResetTexts {
  subject: string;
  greeting: string;
  intro: string;
  button: string;
  ignore: string;
  password: string;
  confirm: string;
  rule: string;
  /** Offered where the user has made any. */
  endKeys: string;
  save: string;
  toApp: string;
  /** Where the company's provider alone signs in. */
  off: string;
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
    password: 'New password',
    confirm: 'Repeat the new password',
    rule: 'At least 8 characters with a letter, a digit and one of @ $ ! % * # ? &, and not a common password',
    endKeys: 'Also end the API tokens, calendar addresses and webhooks that I have made',
    save: 'Save password',
    toApp: 'Go to login',
    off: "Passwords are not taken here. Please sign in with your company's account.",
    faults: PASSWORD_TEXTS,
  },
  es: {
    subject: 'Restablezca su contraseña de Trowel',
    greeting: 'Hola',
    intro:
      'Alguien pidió una contraseña nueva para su cuenta de Trowel. Abra este enlace dentro de una hora para elegirla:',
    button: 'Elegir una contraseña nueva',
    ignore: 'Si no fue usted, ignore este correo: su contraseña sigue igual.',
    password: 'Contraseña nueva',
    confirm: 'Repita la contraseña nueva',
    rule: 'Al menos 8 caracteres con una letra, un número y uno de @ $ ! % * # ? &, y que no sea una contraseña común',
    endKeys: 'Terminar también los tokens de API, las direcciones de calendario y los webhooks que he creado',
    save: 'Guardar contraseña',
    toApp: 'Ir al inicio de sesión',
    off: 'Aquí no se usan contraseñas. Inicie sesión con la cuenta de su empresa.',
    faults: {
      missing: 'La contraseña es obligatoria',
      weak: 'La contraseña debe tener 8 caracteres con 1 letra, 1 número y 1 carácter especial',
      common: PEOPLE_TEXTS.password_common.es,
      unconfirmed: 'Confirme su contraseña',
      different: 'Las contraseñas no coinciden',
    },
  },
};

/** What a link was given out for. */
export type PagePurpose = 'reset' | 'invitation';

interface PageTexts {
  path: string;
  title: string;
  /** Said to the user, before the address. */
  intro?: string;
  done: string;
  faults: Readonly<Record<ResetFault, string>>;
}

/** What the two kinds of link say, when they work and when they do not. */
export const PAGE_TEXTS: Readonly<Record<PagePurpose, Readonly<Record<ResetLanguage, PageTexts>>>> = {
  reset: {
    en: {
      path: '/reset-password',
      title: 'Choose a new password',
      done: 'Your password has been changed.',
      faults: {
        used: 'This link is no longer valid: it was used already, or a newer one has taken its place. Ask for a new one on the login page.',
        expired: 'This link is no longer valid: its time is over. Ask for a new one on the login page.',
        unknown:
          'This link is not valid: it is not complete or was changed. Open it from the mail again, or ask for a new one on the login page.',
      },
    },
    es: {
      path: '/reset-password',
      title: 'Elija una contraseña nueva',
      done: 'Su contraseña ha sido cambiada.',
      faults: {
        used: 'Este enlace ya no es válido: ya se usó, o uno más nuevo lo reemplazó. Pida uno nuevo en la página de inicio de sesión.',
        expired: 'Este enlace ya no es válido: su tiempo terminó. Pida uno nuevo en la página de inicio de sesión.',
        unknown:
          'Este enlace no es válido: está incompleto o fue cambiado. Ábralo otra vez desde el correo, o pida uno nuevo en la página de inicio de sesión.',
      },
    },
  },
  invitation: {
    en: {
      path: '/invitation',
      title: 'Welcome to Trowel',
      intro: 'Choose the password with which you sign in as',
      done: 'Your password is set. You can sign in now.',
      faults: {
        used: 'This invitation is no longer valid: it was used already, or a newer one has taken its place. Sign in with your password, or choose "Password Reset" on the login page.',
        expired:
          'This invitation is no longer valid: it was good for seven days. Ask your administrator to send it again, or choose "Password Reset" on the login page.',
        unknown:
          'This invitation is not valid: its link is not complete or was changed. Open it from the mail again, or ask your administrator to send a new one.',
      },
    },
    es: {
      path: '/invitation',
      title: 'Bienvenido a Trowel',
      intro: 'Elija la contraseña con la que iniciará sesión como',
      done: 'Su contraseña está lista. Ya puede iniciar sesión.',
      faults: {
        used: 'Esta invitación ya no es válida: ya se usó, o una más nueva la reemplazó. Inicie sesión con su contraseña, o restablézcala en la página de inicio de sesión.',
        expired:
          'Esta invitación ya no es válida: servía por siete días. Pida a su administrador que la envíe otra vez, o restablezca la contraseña en la página de inicio de sesión.',
        unknown:
          'Esta invitación no es válida: su enlace está incompleto o fue cambiado. Ábralo otra vez desde el correo, o pida una nueva a su administrador.',
      },
    },
  },
};

/** The language that a browser asks for first, of the two there are. */
export const languageOf = (acceptLanguage: string | undefined): ResetLanguage =>
  /^\s*es\b/i.test(acceptLanguage ?? '') ? 'es' : 'en';
