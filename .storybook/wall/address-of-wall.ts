/** The address of the wall with a story. */
export const addressOfWall = (story: string): string => `./?path=/story/start-wall--wall#story=${story}`
