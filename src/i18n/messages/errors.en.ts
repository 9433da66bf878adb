/** The texts of the generic error views; those of the error codes come with the server's answer. */
export const errorsEn = {
  occurred: 'An error has occurred.',
  following: 'The following error occurred:',
  contact: 'Please contact your administrator.',
  contact_further: 'Please contact your administrator for further assistance.',
  retry: 'Retry',
} as const;
