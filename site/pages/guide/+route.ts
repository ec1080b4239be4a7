/** An acoustic guide (RT-16). */
export default '/noise-reduction/@slug'
