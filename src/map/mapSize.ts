/** In pixels [MAP-004]. */
export const MAP_HEIGHT = 600;
