import type { Messages } from '../en';

export const authEs: Messages['auth'] = {
  product: 'Trowel',
  heading: 'Bienvenido a Trowel',
  tagline: 'Programación, trabajos y materiales para constructores de piscinas',
  email: 'Correo electrónico',
  password: 'Contraseña',
  login: 'Iniciar sesión',
  logging_in: 'Iniciando sesión…',
  password_reset: 'Restablecer contraseña',
  reset_hint: 'Le enviaremos un enlace para elegir una contraseña nueva.',
  cancel: 'Cancelar',
  submit: 'Enviar',
  email_required: 'El correo electrónico es obligatorio',
  email_invalid: 'Introduzca una dirección de correo electrónico válida.',
  password_required: 'La contraseña es obligatoria',
  show_password: 'Mostrar contraseña',
  hide_password: 'Ocultar contraseña',
  login_failed: 'Error al iniciar sesión',
  reset_sent:
    'Se ha enviado un correo con instrucciones para restablecer la contraseña a la dirección indicada, si existe en el sistema.',
  reset_failed: 'Error al enviar la solicitud para restablecer la contraseña.',
  session_expired: 'Su sesión ha caducado. Inicie sesión de nuevo.',
  starting: 'Abriendo Trowel…',
  unreachable: 'El servicio no está disponible. Inténtelo de nuevo.',
  retry: 'Reintentar',
  logout: 'Cerrar sesión',
};
