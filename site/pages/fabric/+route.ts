/** A felt or fabric (RT-36). */
export default '/fabrics/@slug'
