/** The articles of a category (RT-12). */
export default '/inspiration/category/@slug'
