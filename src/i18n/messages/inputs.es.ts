import type { Messages } from '../en';

export const inputsEs: Messages['inputs'] = {
  date_invalid: 'Debe ser una fecha válida.',
  phone_invalid: 'Introduzca un número de teléfono de 10 dígitos.',
  email_invalid: 'Correo no válido',
  create_entry: 'Crear "%{text}"',
  no_results: 'Sin resultados',
  no_match: 'Sin coincidencias.',
  searching: 'Aún buscando…',
  list_failed: 'No se pudo cargar la lista.',
  clear: 'Borrar',
  open_list: 'Abrir la lista',
  close_list: 'Cerrar la lista',
  time: 'Hora',
  done: 'Listo',
  open_calendar: 'Elegir una fecha',
  date_format: 'MM/DD/AAAA',
  date_time_format: 'MM/DD/AAAA hh:mm AM',
  add_email: 'Añada un correo y pulse Intro',
  remove_entry: 'Quitar %{name}',
  yes: 'SÍ',
  no: 'NO',
};
