import { textHook } from '../../../i18n/textHook';

const en = {
  title: 'Move %{smart_count} job to another builder |||| Move %{smart_count} jobs to another builder',
  text: 'A job goes with all its sub-jobs, dates, documents and prices.',
  builder: 'Builder',
  action: 'Move',
  failed: 'This could not be done. Please try again.',
  moves: '%{smart_count} job goes to %{name}. |||| %{smart_count} jobs go to %{name}.',
  same: '%{smart_count} job is there already. |||| %{smart_count} jobs are there already.',
  contact_kept:
    '%{from}: becomes %{to} of %{name} on %{smart_count} job. |||| %{from}: becomes %{to} of %{name} on %{smart_count} jobs.',
  contact_gone:
    '%{from}: no contact of that name there, so %{smart_count} job is without a supervisor. |||| %{from}: no contact of that name there, so %{smart_count} jobs are without a supervisor.',
  homeowners:
    '%{smart_count} job names no homeowner’s record any more; the name and phones on it stay. |||| %{smart_count} jobs name no homeowner’s record any more; the names and phones on them stay.',
  mails: 'Mails about them go to %{email} from now on.',
  no_mails: 'This builder has no schedule e-mail: mails about them go to nobody at the builder.',
  inactive: '%{name} is inactive: new jobs are not offered this builder.',
} as const;

type MoveMessage = keyof typeof en;

const es: Record<MoveMessage, string> = {
  title: 'Mover %{smart_count} trabajo a otro constructor |||| Mover %{smart_count} trabajos a otro constructor',
  text: 'Cada trabajo va con todos sus subtrabajos, fechas, documentos y precios.',
  builder: 'Constructor',
  action: 'Mover',
  failed: 'No se pudo hacer. Inténtelo de nuevo.',
  moves: '%{smart_count} trabajo pasa a %{name}. |||| %{smart_count} trabajos pasan a %{name}.',
  same: '%{smart_count} trabajo ya es suyo. |||| %{smart_count} trabajos ya son suyos.',
  contact_kept:
    '%{from}: pasa a ser %{to} de %{name} en %{smart_count} trabajo. |||| %{from}: pasa a ser %{to} de %{name} en %{smart_count} trabajos.',
  contact_gone:
    '%{from}: allí no hay contacto con ese nombre; %{smart_count} trabajo queda sin supervisor. |||| %{from}: allí no hay contacto con ese nombre; %{smart_count} trabajos quedan sin supervisor.',
  homeowners:
    '%{smart_count} trabajo deja de nombrar la ficha del propietario; el nombre y los teléfonos quedan. |||| %{smart_count} trabajos dejan de nombrar la ficha del propietario; los nombres y los teléfonos quedan.',
  mails: 'Los correos sobre ellos irán a %{email} desde ahora.',
  no_mails: 'Este constructor no tiene correo de programación: los correos sobre ellos no llegarán a nadie suyo.',
  inactive: '%{name} está inactivo: no se ofrece para trabajos nuevos.',
};

/** What the dialog says that moves jobs to another builder. */
export const useMoveText = textHook({ en, es });
