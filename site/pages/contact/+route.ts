/** The contact page and those below it (RT-21, RT-22). */
export default '/contact*'
