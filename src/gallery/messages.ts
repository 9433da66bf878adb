const en = {
  title: 'Image gallery',
  of: '%{at} of %{count}',
  previous: 'Previous',
  next: 'Next',
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
  download: 'Download',
  open: 'Open in a new tab',
  close: 'Close',
  broken: 'This file cannot be shown.',
  broken_view: 'This photo cannot be shown here. It is kept as the phone made it: download it to open it elsewhere.',
  retry: 'Try again',
  uploaded: 'Uploaded %{date}',
  keys: 'Arrow keys change the picture, + and − zoom, Esc closes.',
  unshown: 'There is no preview for this type of file.',
} as const;

type GalleryMessage = keyof typeof en;

const es: Record<GalleryMessage, string> = {
  title: 'Galería de imágenes',
  of: '%{at} de %{count}',
  previous: 'Anterior',
  next: 'Siguiente',
  zoom_in: 'Acercar',
  zoom_out: 'Alejar',
  download: 'Descargar',
  open: 'Abrir en otra pestaña',
  close: 'Cerrar',
  broken: 'No se puede mostrar este archivo.',
  broken_view:
    'Esta foto no se puede mostrar aquí. Se conserva como la hizo el teléfono: descárguela para abrirla en otro lugar.',
  retry: 'Intentar de nuevo',
  uploaded: 'Subido el %{date}',
  keys: 'Las flechas cambian la imagen, + y − acercan y alejan, Esc cierra.',
  unshown: 'Este tipo de archivo no tiene vista previa.',
};

/** What the gallery says. */
export const galleryMessages = { en, es };
