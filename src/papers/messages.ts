/** What the viewer of a paper says. */
export const papersMessages = {
  en: {
    download: 'Download',
    print: 'Print',
    paper: 'Document',
    blank: 'Blank form',
    no_viewer: 'This browser shows no PDF inside of a page: open it or download it.',
    open: 'Open',
  },
  es: {
    download: 'Descargar',
    print: 'Imprimir',
    paper: 'Documento',
    blank: 'Formulario en blanco',
    no_viewer: 'Este navegador no muestra PDF dentro de una página: ábralo o descárguelo.',
    open: 'Abrir',
  },
} as const;
