/** Spanish for the labels of what administrators look after. */
export const labelsEsAdmin: Readonly<Record<string, string>> = {
  Tries: 'Intentos',
  'Next Try': 'Próximo intento',
  Emails: 'Correos',
  Template: 'Plantilla',
  CC: 'CC',
  Subject: 'Asunto',
  Sent: 'Enviado',
  Message: 'Mensaje',
  Error: 'Error',
  'Sent Again': 'Enviado de nuevo',
  Time: 'Hora',
  'Can be sent again': 'Se puede enviar de nuevo',
  Contractor: 'Contratista',
  Recipe: 'Receta',
  'Contractor Name': 'Nombre del contratista',
};
