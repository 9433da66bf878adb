/** What is said on paper, and of printing. */
export const printMessages = {
  en: {
    print_board: 'Print the board',
    print_crew: 'One crew a sheet',
    print_day: 'One day a sheet',
    print_page: 'Page %{page} of %{count}',
    print_continued: 'continued',
    print_nothing: 'Nothing to print.',
    print_job: 'Job',
    print_work: 'Work',
  },
  es: {
    print_board: 'Imprimir el tablero',
    print_crew: 'Una cuadrilla por hoja',
    print_day: 'Un día por hoja',
    print_page: 'Página %{page} de %{count}',
    print_continued: 'continuación',
    print_nothing: 'No hay nada que imprimir.',
    print_job: 'Trabajo',
    print_work: 'Trabajos',
  },
} as const;
