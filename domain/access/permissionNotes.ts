import type { LocalText } from '../localText';
import type { ListedGrantable } from './permissions';

/**
 * What must be known before a permission is given, shown beside it on the screens of roles and users. Nobody is held to
 * the permissions of their own when they give some: these two are therefore as much as all of them.
 */
export const PERMISSION_NOTES: Readonly<Partial<Record<ListedGrantable, LocalText>>> = {
  CAN_ADMINISTER_USER: {
    en: 'Is as much as every permission: whoever has it can give any permission to anybody, also to themselves.',
    es: 'Equivale a todos los permisos: quien lo tiene puede dar cualquier permiso a cualquiera, también a sí mismo.',
  },
  ROLES: {
    en: 'Edit is as much as every permission: whoever has it can give any permission to every role that is not locked, also to their own.',
    es: 'Editar equivale a todos los permisos: quien puede editar da cualquier permiso a todo rol que no esté bloqueado, también al suyo.',
  },
};
