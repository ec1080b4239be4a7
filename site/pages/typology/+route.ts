/** The products of a typology (RT-29, RT-30). */
export default '/acoustic-solutions/types/@slug'
