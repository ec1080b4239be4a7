/** The products of an issue (RT-32). */
export default '/acoustic-solutions/issues/@slug'
