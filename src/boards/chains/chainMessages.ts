import { textHook, type Catalogue } from '../../i18n/textHook';

const en = {
  breaks: 'Breaks the chain: %{why}.',
  broken: 'Broken chain: %{why}.',
  whole_hint: 'Shift: the whole chain moves (%{smart_count} cards).',
  whole: 'Move the whole chain (%{smart_count} cards)',
  whole_item: 'Move the whole chain...',
  done: '%{job}: the whole chain moved, %{smart_count} card. |||| %{job}: the whole chain moved, %{smart_count} cards.',
  promised_stays: 'Promised, stays: %{phases}.',
  stays: 'The chain stays: %{reason}',
  failed: 'The chain stays: no connection.',
  days_later: '%{phase} +%{days} d',
  days_before: '%{phase} -%{days} d',
} as const;

const es: Record<keyof typeof en, string> = {
  breaks: 'Rompe la cadena: %{why}.',
  broken: 'Cadena rota: %{why}.',
  whole_hint: 'Mayús: se mueve toda la cadena (%{smart_count} tarjetas).',
  whole: 'Mover toda la cadena (%{smart_count} tarjetas)',
  whole_item: 'Mover toda la cadena...',
  done: '%{job}: se movió toda la cadena, %{smart_count} tarjeta. |||| %{job}: se movió toda la cadena, %{smart_count} tarjetas.',
  promised_stays: 'Prometido, se queda: %{phases}.',
  stays: 'La cadena queda como está: %{reason}',
  failed: 'La cadena queda como está: no hay conexión.',
  days_later: '%{phase} +%{days} d',
  days_before: '%{phase} -%{days} d',
};

export const chainMessages: Catalogue<keyof typeof en> = { en, es };
export type ChainMessage = keyof typeof en;

/** The texts of phase chains. */
export const useChainText = textHook(chainMessages);
