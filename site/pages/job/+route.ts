/** A vacancy (RT-15). */
export default '/careers/@slug'
