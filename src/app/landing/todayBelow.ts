/** Windows narrower than this show the stops of a day on the home page: 875 px and less [FLD-001]. */
export const TODAY_BELOW = 876;
