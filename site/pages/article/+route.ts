/** An article (RT-13). */
export default '/inspiration/@slug'
