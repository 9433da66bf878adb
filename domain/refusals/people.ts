import type { LocalText } from '../access/localText';
import { PASSWORD_TEXTS } from '../users/passwordRule';

/** Why crews, users and roles are not changed. */
export const PEOPLE_TEXTS = {
  // Crews
  crew_division: {
    en: 'Division must be Gunite, Pebble, Boulder or Warranty.',
    es: 'La división debe ser Gunita, Pebble, Boulder o Garantía.',
  },
  crew_twice: { en: 'A crew has one place.', es: 'Una cuadrilla tiene un solo lugar.' },
  crew_not_yours: { en: 'You may not change the order of {name}.', es: 'No puede cambiar el orden de {name}.' },

  // Users and roles
  choice: { en: 'Must be one of {values}.', es: 'Debe ser uno de {values}.' },
  password_missing: { en: PASSWORD_TEXTS.missing, es: 'La contraseña es obligatoria' },
  password_weak: {
    en: PASSWORD_TEXTS.weak,
    es: 'La contraseña debe tener 8 caracteres con 1 letra, 1 número y 1 carácter especial',
  },
  password_unconfirmed: { en: PASSWORD_TEXTS.unconfirmed, es: 'Confirme su contraseña' },
  password_different: { en: PASSWORD_TEXTS.different, es: 'Las contraseñas no coinciden' },
  email_in_use: { en: 'This email is already in use.', es: 'Este correo ya está en uso.' },
  subcontractor_mismatch: {
    en: 'This Employee is not of the same subcontractor status as this User',
    es: 'Este empleado no tiene la misma condición de subcontratista que este usuario',
  },
  name_in_use: { en: 'This name is already used.', es: 'Este nombre ya se usa.' },
  last_administrator: {
    en: 'At least one active user must keep user administration.',
    es: 'Al menos un usuario activo debe conservar la administración de usuarios.',
  },
  user_inactive: {
    en: '{name} is deactivated. Reactivate the user first.',
    es: '{name} está desactivado. Reactive primero al usuario.',
  },
  role_locked: { en: 'The role {name} cannot be changed.', es: 'El rol {name} no se puede cambiar.' },
  role_assigned: { en: 'This role is assigned to {n} users.', es: 'Este rol está asignado a {n} usuarios.' },
} as const satisfies Record<string, LocalText>;
