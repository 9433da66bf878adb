/** What the input of a picture says. `%{name}` stands for a parameter. */
const en = {
  choose: 'Choose picture',
  replace: 'Replace picture',
  remove: 'Remove picture',
  hint: 'PNG or JPG, at most %{size} MB. Drop one here or paste it, too.',
  drop: 'Drop the picture here',
  sending: 'Sending… %{percent}%',
  cancel: 'Cancel upload',
  cancelled: 'The upload was cancelled.',
  offline: 'Not available offline',
  picture: 'Picture %{name}',
  none: 'No picture',
} as const;

type PictureMessage = keyof typeof en;

const es: Record<PictureMessage, string> = {
  choose: 'Elegir foto',
  replace: 'Cambiar foto',
  remove: 'Quitar foto',
  hint: 'PNG o JPG, de %{size} MB como máximo. También puede soltarla o pegarla aquí.',
  drop: 'Suelte la foto aquí',
  sending: 'Enviando… %{percent} %',
  cancel: 'Cancelar el envío',
  cancelled: 'El envío se canceló.',
  offline: 'No disponible sin conexión',
  picture: 'Foto %{name}',
  none: 'Sin foto',
};

export const pictureMessages = { en, es };
