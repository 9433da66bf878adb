/** What is said on paper, and of printing. */
export const printMessages = {
  en: {
    print_board: 'Print the board',
    print_crew: 'One crew a sheet',
    print_day: 'One day a sheet',
    print_sheets: 'Crew-day sheets of %{day}',
    print_plant: 'Plant order of %{day}',
    print_page: 'Page %{page} of %{count}',
    print_continued: 'continued',
    print_nothing: 'Nothing to print.',
    print_later: 'What is printed is not here yet. Please print again in a moment.',
    print_changed:
      'Marked: %{smart_count} card changed since %{at}. |||| Marked: %{smart_count} cards changed since %{at}.',
    print_gone: 'Gone: %{jobs}.',
    print_job: 'Job',
    print_work: 'Work',
  },
  es: {
    print_board: 'Imprimir el tablero',
    print_crew: 'Una cuadrilla por hoja',
    print_day: 'Un día por hoja',
    print_sheets: 'Hojas de cuadrilla del %{day}',
    print_plant: 'Pedido a la planta del %{day}',
    print_page: 'Página %{page} de %{count}',
    print_continued: 'continuación',
    print_nothing: 'No hay nada que imprimir.',
    print_later: 'Lo que se imprime aún no está aquí. Imprima de nuevo en un momento.',
    print_changed:
      'Con marca: %{smart_count} tarjeta cambió desde %{at}. |||| Con marca: %{smart_count} tarjetas cambiaron desde %{at}.',
    print_gone: 'Ya no están: %{jobs}.',
    print_job: 'Trabajo',
    print_work: 'Trabajos',
  },
} as const;
