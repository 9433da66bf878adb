import type { LocalText } from '../localText';

/** Why crews, users and roles are not changed. */
export const PEOPLE_TEXTS = {
  // Crews
  crew_division: {
    en: 'Division must be Gunite, Pebble, Boulder or Warranty.',
    es: 'La división debe ser Gunita, Pebble, Rocas o Garantía.',
  },
  crew_twice: { en: 'A crew has one place.', es: 'Una cuadrilla tiene un solo lugar.' },
  crew_not_yours: { en: 'You may not change the order of {name}.', es: 'No puede cambiar el orden de {name}.' },

  // Users and roles
  token_code: {
    en: 'You cannot give "{permission}" ({code}): you do not hold it.',
    es: 'No puede dar "{permission}" ({code}): usted no lo tiene.',
  },
  webhook_address: {
    en: 'Must be an address such as https://example.com/changes, without a name and password in it.',
    es: 'Debe ser una dirección como https://example.com/changes, sin nombre ni contraseña.',
  },
  webhook_table: { en: 'You cannot see changes of {name}.', es: 'No puede ver los cambios de {name}.' },
  webhook_off: { en: '{name} is switched off.', es: '{name} está desactivado.' },
  webhook_most: { en: 'There are {n} webhooks at the most.', es: 'Hay {n} webhooks como máximo.' },
  view_only: {
    en: 'You see Trowel as {name}: nothing can be changed.',
    es: 'Está viendo Trowel como {name}: no se puede cambiar nada.',
  },
  view_more: {
    en: 'You cannot see Trowel as {name}: that user may do what you may not, or is you.',
    es: 'No puede ver Trowel como {name}: ese usuario puede hacer lo que usted no, o es usted.',
  },
  code_wrong: { en: 'This code is not right, or was used before.', es: 'Este código no es correcto o ya se usó.' },
  step_over: {
    en: 'This took too long. Please log in again.',
    es: 'Esto tardó demasiado. Inicie sesión de nuevo.',
  },
  password_wrong: { en: 'This is not your password.', es: 'Esta no es su contraseña.' },
  code_needed: {
    en: 'Enter a code of your app, or a recovery code.',
    es: 'Escriba un código de su aplicación o un código de recuperación.',
  },
  proof_needed: {
    en: 'Prove first that it is you: with your password and, where you have one, your second factor.',
    es: 'Demuestre primero que es usted: con su contraseña y, si lo tiene, su segundo factor.',
  },
  proof_over: {
    en: 'Your proof was used already or is too old. Please enter your password again.',
    es: 'Su comprobación ya se usó o es demasiado antigua. Escriba su contraseña de nuevo.',
  },
  sign_in_needed: {
    en: 'Please sign in again with your company’s account, then try once more.',
    es: 'Inicie sesión de nuevo con la cuenta de su empresa e inténtelo otra vez.',
  },
  passkey_refused: { en: 'This passkey was not accepted.', es: 'Esta llave de acceso no fue aceptada.' },
  passkey_unverified: {
    en: 'The device did not confirm that it is you. It must ask for a PIN, a fingerprint or your face: a security key without them cannot be used here.',
    es: 'El dispositivo no confirmó que es usted. Debe pedir un PIN, una huella o su rostro: aquí no sirve una llave de seguridad sin ellos.',
  },
  passkey_known: {
    en: 'This device has a passkey of yours already.',
    es: 'Este dispositivo ya tiene una llave de acceso suya.',
  },
  passkey_most: { en: 'There are {n} passkeys at the most.', es: 'Hay {n} llaves de acceso como máximo.' },
  app_there: { en: 'An authenticator app is set up already.', es: 'Ya hay una aplicación de autenticación.' },
  factor_required: {
    en: 'Your role needs a second factor. Add another one before you remove this.',
    es: 'Su rol requiere un segundo factor. Añada otro antes de quitar este.',
  },
  choice: { en: 'Must be one of {values}.', es: 'Debe ser uno de {values}.' },
  password_missing: { en: 'Password is required', es: 'La contraseña es obligatoria' },
  password_weak: {
    en: 'Password must container 1 letter, 1 number, and 1 special character',
    es: 'La contraseña debe tener 8 caracteres con 1 letra, 1 número y 1 carácter especial',
  },
  password_common: {
    en: 'This password is one of the first that others would try. Please choose another one.',
    es: 'Esta contraseña es de las primeras que otros probarían. Elija otra.',
  },
  password_unconfirmed: { en: 'Please confirm your password', es: 'Confirme su contraseña' },
  password_of_invited: {
    en: 'Whoever is invited sets the password. Leave it out, or do not invite.',
    es: 'Quien recibe la invitación pone la contraseña. Déjela vacía o no invite.',
  },
  password_different: { en: 'Passwords do not match', es: 'Las contraseñas no coinciden' },
  email_in_use: { en: 'This email is already in use.', es: 'Este correo ya está en uso.' },
  subcontractor_mismatch: {
    en: 'This Employee is not of the same subcontractor status as this User',
    es: 'Este empleado no tiene la misma condición de subcontratista que este usuario',
  },
  employee_unknown: { en: 'There is no such employee.', es: 'No existe tal empleado.' },
  address_refused: { en: 'This address is not allowed.', es: 'Esta dirección no está permitida.' },
  client_unknown: { en: 'Unknown client.', es: 'Cliente desconocido.' },
  name_in_use: { en: 'This name is already used.', es: 'Este nombre ya se usa.' },
  last_administrator: {
    en: 'At least one active user must keep user administration.',
    es: 'Al menos un usuario activo debe conservar la administración de usuarios.',
  },
  user_inactive: {
    en: '{name} is deactivated. Reactivate the user first.',
    es: '{name} está desactivado. Reactive primero al usuario.',
  },
  passwords_off: {
    en: "Passwords are not used here: everybody signs in with the company's account.",
    es: 'Aquí no se usan contraseñas: todos inician sesión con la cuenta de la empresa.',
  },
  role_locked: { en: 'The role {name} cannot be changed.', es: 'El rol {name} no se puede cambiar.' },
  role_assigned: { en: 'This role is assigned to {n} users.', es: 'Este rol está asignado a {n} usuarios.' },
} as const satisfies Record<string, LocalText>;
