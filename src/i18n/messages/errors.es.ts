import type { Messages } from '../en';

export const errorsEs: Messages['errors'] = {
  occurred: 'Se ha producido un error.',
  following: 'Se ha producido el siguiente error:',
  contact: 'Póngase en contacto con su administrador.',
  contact_further: 'Póngase en contacto con su administrador para obtener más ayuda.',
  retry: 'Reintentar',
};
