import { textHook } from '../../i18n/textHook';

/** The words of promises, and of telling a date by phone. */
export const promiseMessages = {
  en: {
    promise_item: 'Promise...',
    withdraw_item: 'Take back the promise',
    tell_item: 'Told by phone',
    title: 'Promise %{job}, %{day}',
    to: 'Promised to',
    hint: 'No change of many cards moves it then.',
    save: 'Promise',
    cancel: 'Cancel',
    promised: '%{job}: promised to %{name}.',
    withdrawn: '%{job}: promise taken back.',
    failed: 'The server did not answer. Look at the card before you try again.',
  },
  es: {
    promise_item: 'Prometer...',
    withdraw_item: 'Retirar la promesa',
    tell_item: 'Avisado por teléfono',
    title: 'Prometer %{job}, %{day}',
    to: 'Prometida a',
    hint: 'Así ningún cambio de muchas tarjetas la mueve.',
    save: 'Prometer',
    cancel: 'Cancelar',
    promised: '%{job}: prometida a %{name}.',
    withdrawn: '%{job}: promesa retirada.',
    failed: 'El servidor no respondió. Vea la tarjeta antes de intentarlo de nuevo.',
  },
} as const;

export type PromiseMessage = keyof typeof promiseMessages.en;
export const usePromiseText = textHook(promiseMessages);
